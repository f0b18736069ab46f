-- A character of a reader may be several of the database; the server counts 140 as readers do.
alter table feedback drop constraint feedback_content_check;
alter table feedback add constraint feedback_content_check check (char_length(content) between 1 and 2000);
