-- Students met tutorials for trainers. A tutorial says for whom it is, and policies show nobody another's. Of those that came with the product
-- the titles tell; what the administrator wrote stays everyone's.

alter table tutorials
  add column audience text not null default 'everyone',
  add constraint tutorial_audience_is_known check (audience in ('trainer', 'student', 'everyone'));

update tutorials set audience = 'student' where tutorial_type = 1 and name like 'Para o aluno: %';
update tutorials set audience = 'trainer'
 where tutorial_type = 1
   and name in (
     'Cadastre seu primeiro aluno',
     'Traga seus alunos de uma planilha',
     'Planeje a periodização',
     'Avalie o aluno, da fita ao relatório',
     'Compare avaliações e mostre o resultado',
     'Prescreva a semana de treinos',
     'Aproveite a biblioteca de treinos',
     'Cadastre exercícios e vídeos',
     'Acompanhe quem treinou'
   );

alter table tutorials alter column audience drop default;

drop policy everybody_reads on tutorials;
create policy each_role_reads_its_own on tutorials for select
  using (
    (select actor_role()) = 'admin'
    or ((select actor_role()) in ('trainer', 'student') and audience in ('everyone', (select actor_role())))
  );
