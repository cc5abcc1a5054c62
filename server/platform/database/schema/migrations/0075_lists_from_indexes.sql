-- A page of the student list reads the account, the registration, the running mesocycle and the plan of each student. Students of a tenant
-- lie scattered over their tables, so a first visit waited for four reads of the disk for each. An index begins with the tenant and keeps
-- them together; with the columns that the list shows it is all that is read.

drop index users_of_a_trainer_by_name;
create index users_of_a_trainer_by_name on users (trainer_id, role, is_active, search, id) include (name, email, phone, photo_key);

create index students_of_a_list on students (trainer_id, id) include (
  birthdate, gender, student_type, country, is_profile_changed, is_changes_notified, awaits_approval_since
);

drop index mesocycles_of_a_student_by_date;
create index mesocycles_of_a_student_by_date on mesocycles (trainer_id, student_id, start_date) include (id, macrocycle_id, name, end_date);

drop index plans_of_a_student;
create index plans_of_a_student on student_plans (trainer_id, student_id, starts_on) include (name, ends_on);

-- A policy asks whose training it is, also where a query asks only whether there is one.
drop index trainings_of_a_cycle_in_order;
create index trainings_of_a_cycle_in_order on trainings (trainer_id, mesocycle_id, microcycle_id, position) include (student_id);
