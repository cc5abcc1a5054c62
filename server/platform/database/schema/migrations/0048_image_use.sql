-- A student allows the use of image by a term of its own, and takes it back by another document, so that both stay provable.
alter table readiness_documents drop constraint kind_is_a_document;
alter table readiness_documents add constraint kind_is_a_document
  check (kind in ('questionnaire', 'authorisation', 'term', 'certificate', 'image_use', 'image_withdrawal'));
