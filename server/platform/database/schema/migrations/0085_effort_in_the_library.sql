-- A heart rate follows from one person's age, rest and medicines; the platform's library is everybody's and says the effort in words.
update training_entries
set heart_rate = null,
    notes = left(
      concat_ws(
        ' ',
        case
          when heart_rate < 120 then 'Leve, esforço 2 a 3 de 10: dá para conversar o tempo todo.'
          when heart_rate < 150 then 'Moderado, esforço 4 a 5 de 10: dá para falar em frases curtas.'
          else 'Forte, esforço 7 a 8 de 10: só dá para dizer poucas palavras.'
        end,
        nullif(btrim(notes), '')
      ),
      2000
    )
where trainer_id = 0 and heart_rate is not null;

alter table training_entries
  add constraint the_platforms_rows_have_no_heart_rate check (trainer_id <> 0 or heart_rate is null);
