-- Server seeds whose hashes stand in rounds that were played: with them anyone can work the rounds out again.
create table revealed_seed (
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  vendor_code text not null,
  server_seed text not null,
  revealed_at timestamptz not null,
  primary key (server_seed_hash, vendor_code),
  check (encode(sha256(decode(server_seed, 'hex')), 'hex') = server_seed_hash)
);
comment on table revealed_seed is 'Hex; a seed belongs to its hash by its mathematics, so there is one for each hash, and it never changes';
revoke update, delete on revealed_seed from quetzal_server;
