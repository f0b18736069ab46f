-- Who cannot see or move the puzzle has the device look for a number instead; it stands where the place of the gap does.
alter table slider_puzzle alter column target_left type integer;
alter table slider_puzzle drop constraint slider_puzzle_input_check;
alter table slider_puzzle add constraint slider_puzzle_input_check check (input in ('pointer', 'keyboard', 'work'));
