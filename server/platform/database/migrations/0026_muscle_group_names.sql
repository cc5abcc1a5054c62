-- Three muscle groups of the first catalogue were misspelled. A name that an administrator has changed stays as it is.

update muscle_groups
   set name = case name
         when 'Pantirrilhas' then 'Panturrilhas'
         when 'Isquiotibaiais' then 'Isquiotibiais'
         else 'Deltoides'
       end
 where name in ('Pantirrilhas', 'Isquiotibaiais', 'Deltóides');
