-- The platform sometimes acts in the place of a person: it renews a subscription, charges a plan, opens a shared link. The log of
-- accesses names the person; it also says that the platform acted, and why.

alter table audit_log
  add column because text,
  add constraint because_is_a_known_reason check (
    because in (
      'registration', 'renewal', 'renewal_notices', 'payment_notice', 'pix_answer', 'offer', 'purchase', 'due_charges',
      'receipt', 'shared_link', 'data_export', 'file_check', 'catalogue', 'demonstration'
    )
  );
