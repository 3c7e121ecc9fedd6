-- When a lot first matched a profile is known of every match, also of those that a new or changed profile found: the
-- worker marks these as told. Of the matches there are, the time of their score is the best that is known.
grant insert (noticed_at) on match_notice to tendertap_background;
insert into match_notice (workspace_id, lot_id, matched_at, noticed_at)
select s.workspace_id, s.lot_id, min(s.scored_at), now()
from lot_score s join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id and s.percent >= i.min_score
group by s.workspace_id, s.lot_id
on conflict do nothing;

-- The times of the team's work are read in the order of lots, one kind of step at a time.
create index work_log_timed on work_log (workspace_id, action, lot_id, seq) include (logged_at, user_id)
  where action in ('activateLot', 'setOfferPrice', 'completeCollectingLotDocuments', 'lotPlacement', 'completeLot');
create index lot_vote_log_timed on lot_vote_log (workspace_id, lot_id, seq) include (voted_at, user_id, accepted);
drop index lot_vote_log_of_lot;
