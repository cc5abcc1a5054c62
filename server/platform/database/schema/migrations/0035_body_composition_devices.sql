-- What an impedance scale or a DXA scan says stands beside the folds: by kind of device its name, what was read, under which conditions,
-- and the figures that the server derived.
alter table evaluations
  add column body_composition_devices jsonb not null default '{}',
  add constraint composition_devices_are_an_object check (jsonb_typeof(body_composition_devices) = 'object');
