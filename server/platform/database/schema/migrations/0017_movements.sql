-- An exercise says how it is drawn: a pattern of movement and its parameters, which the domain knows. NULL: nobody has said it yet, and a
-- start gives the platform's exercises theirs. JSON null: somebody wants no drawing, and no start brings it back.
alter table exercises
  add column movement jsonb,
  add constraint movement_is_none_or_a_pattern_with_parameters check (
    movement is null or movement = 'null'
    or (jsonb_typeof(movement -> 'pattern') = 'string' and jsonb_typeof(movement -> 'parameters') = 'object') is true
  );
