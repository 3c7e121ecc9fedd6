-- Background work on our own tables; the queue's schema and its rights are made by jobs/install.ts.

grant select, delete on rate_limit to tendertap_background;
