-- The statements of a call of cart/update, for pgbench: `findSession` and `setLine`. The session is found by its customer.
\set customer random(0, 499)
select users.id, users.email, users.name, sessions.created_at, sessions.expires_at, sessions.last_used_at
  from sessions inner join users on users.id = sessions.user_id
  where sessions.user_id = 'customer-' || :customer and sessions.expires_at > 0 and sessions.created_at > 0;
insert into cart_lines (user_id, item_id, feature, quantity, sequence)
  select id, 'pgbench', '', :customer + 1, nextval('cart_lines_sequence_seq')
  from users where id = 'customer-' || :customer for share
  on conflict (user_id, item_id, feature) do update set quantity = excluded.quantity;
