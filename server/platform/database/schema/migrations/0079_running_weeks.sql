-- Today's tasks ask of the running mesocycle in how many weeks it is divided, and read a row of the table for each active student only for
-- this. The index of 0075 holds it, too.
drop index mesocycles_of_a_student_by_date;
create index mesocycles_of_a_student_by_date on mesocycles (trainer_id, student_id, start_date)
  include (id, macrocycle_id, name, end_date, weeks);
