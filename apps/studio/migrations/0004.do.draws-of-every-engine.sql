-- What a round drew, in order, for every engine: three stops of classic3 as before, five for each spin of lines5x3, an index
-- for each cell of anywhere6x5. The whole round follows from it by the rules that `rules_version` names.
alter table round rename column stops to draws;
