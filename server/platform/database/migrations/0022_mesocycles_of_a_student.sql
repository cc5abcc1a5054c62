-- The list of students shows the mesocycle that runs today. Without this index each row of the page reads all mesocycles of the trainer.
create index mesocycles_of_a_student_by_date on mesocycles (trainer_id, student_id, start_date);
