-- A visitor expects the face of who will train them: a published page shows the photo of its trainer's profile.
drop function landing_page_owners(bigint[], date);

-- As before, with the photo.
create function landing_page_owners(trainers bigint[], today date)
  returns table (owner_id bigint, owner_name text, owner_cref text, owner_photo text, standing text)
  language plpgsql volatile
  as $$
  declare
    role text := actor_role();
    person bigint := actor_id();
    tenant bigint := actor_trainer();
  begin
    perform enter_scope('authenticator', null, null);
    return query
      select u.id, u.name, u.cref, u.photo_key,
             case
               when not u.is_active then 'closed'
               when exists (
                 select from subscriptions s
                  where s.trainer_id = u.id and s.state <> 'canceled' and today < s.period_end + 7
               ) then 'open'
               when today < (select max(s.period_end) from subscriptions s where s.trainer_id = u.id) + 37 then 'closing'
               else 'closed'
             end
        from users u
       where u.id = any(trainers) and u.role = 'trainer';
    perform enter_scope(role, person, tenant);
  end
  $$;
