-- The load of an assisted machine helps: less of it is no fall, and it is no load that was lifted.

update executed_exercises
   set tonnage_kg = 0, top_load_kg = null, top_repetitions = null
  from exercises
 where exercises.id = executed_exercises.exercise_id and exercises.equipment ~* 'gravitr?on|assistid';
