-- Letters that stand for others in what people type (đ for d, ة for ه) have one form in what is searched.
create function pg_temp.refolded(folded text) returns text language sql immutable as $$
  select translate(
    replace(replace(replace(
      regexp_replace(lower(normalize(folded, NFKD)), '[\u0300-\u036f\u3099\u309a]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øđðłıةىیکہـ',
    'oddliهييكه'
  )
$$;

update vendor set folded_name = pg_temp.refolded(folded_name);
update game set folded_names = (
  select coalesce(jsonb_object_agg(key, pg_temp.refolded(value)), '{}') from jsonb_each_text(folded_names)
);
