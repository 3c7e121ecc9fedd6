-- What analytics counts. The two views say how facts follow from the catalogue; the tables hold what the views said when
-- features/analytics/facts read them last, and the rollups are sums over those tables. Unknown codes are ''. Amounts are
-- whole tiyn (a hundredth of a tenge): sums of whole numbers are exact and quick.

-- A lot that the portal still lists, and that no new version of its announcement replaced: that version has lots of
-- its own. A lot may have several contracts; one that was replaced after its contract counts. The portals' words are
-- those of domain/analytics/purchase-states.
create view purchase_derived as
select l.id as lot_id, l.tender_id, l.source, l.customer_id,
  date_trunc('month', coalesce(t.published_at, l.first_seen_at) at time zone 'Asia/Almaty')::date as month,
  case when length(e.digits) >= 2 then left(e.digits, 2) else '' end as division,
  case when length(e.digits) >= 6 then left(e.digits, 6) else '' end as ens_group,
  coalesce(substring(l.kato_code from '^[0-9]{2}'), '') as region,
  -- '*' stands for all methods in the rollups
  coalesce(nullif(t.method, '*'), '') as method,
  case when a.contracts > 0 then 'awarded'
    when l.status = 'Отменен' and coalesce(l.portal_status, '') not in ('Приостановлен', 'Приостановлено')
      then 'cancelled'
    when l.portal_status = 'Закупка не состоялась' then 'failed'
    else 'undecided' end as state,
  (l.amount * 100)::bigint as planned,
  (a.final * 100)::bigint as final,
  -- of the largest contract
  a.supplier_id,
  a.suppliers,
  (a.concluded_at at time zone 'Asia/Almaty')::date as decided_on,
  -- from the end of applications to the contract; a contract before the end is an error of the portal
  case when a.concluded_at >= t.application_end_at then
    (a.concluded_at at time zone 'Asia/Almaty')::date - (t.application_end_at at time zone 'Asia/Almaty')::date end as days
from lot l
join tender t on t.id = l.tender_id
cross join lateral (select regexp_replace(coalesce(l.ens_tru_code, ''), '[^0-9]', '', 'g') as digits) e
cross join lateral (
  -- the sum is known only when every contract's is
  select count(*) as contracts, count(distinct w.supplier_id)::integer as suppliers,
    case when count(w.amount) = count(*) then sum(w.amount) end as final,
    max(w.concluded_at) as concluded_at,
    (array_agg(w.supplier_id order by w.amount desc nulls last, w.id))[1] as supplier_id
  from award w where w.lot_id = l.id and w.withdrawn_at is null) a
where l.withdrawn_at is null and t.withdrawn_at is null
  and (a.contracts > 0 or l.portal_status is distinct from 'Изменена документация');

create table purchase_fact (
  lot_id bigint primary key,
  tender_id bigint not null,
  source text not null,
  customer_id bigint not null,
  -- of the publication
  month date not null,
  division text not null,
  ens_group text not null,
  region text not null,
  method text not null,
  state text not null check (state in ('undecided', 'awarded', 'cancelled', 'failed')),
  planned bigint,
  final bigint,
  supplier_id bigint,
  suppliers integer not null,
  decided_on date,
  days integer
);
create index purchase_fact_tender on purchase_fact (tender_id);
create index purchase_fact_market on purchase_fact (month, source, division, region, method) include (customer_id, planned);
create index purchase_fact_newest on purchase_fact (month desc, lot_id desc);
-- the card of a customer sums everything it bought, tens of thousands of lots: the index holds what is summed
create index purchase_fact_of_customer on purchase_fact (customer_id, month)
  include (ens_group, method, state, planned, final, days);
-- the rollup of customers has no regions: their purchases in one are summed
create index purchase_fact_region on purchase_fact (region, customer_id, month) include (planned, source, division);
-- prices that can be compared: one supplier, both amounts known
create index purchase_fact_group_price on purchase_fact (ens_group, decided_on desc, lot_id desc)
  where suppliers = 1 and final > 0 and planned > 0 and decided_on is not null;
create index purchase_fact_division_price on purchase_fact (division, decided_on desc, lot_id desc)
  where suppliers = 1 and final > 0 and planned > 0 and decided_on is not null;
create index purchase_fact_customer_price on purchase_fact (customer_id, ens_group, decided_on desc, lot_id desc)
  where suppliers = 1 and final > 0 and planned > 0 and decided_on is not null;
create index purchase_fact_price on purchase_fact (decided_on desc, lot_id desc)
  where suppliers = 1 and final > 0 and planned > 0 and decided_on is not null;

-- What one supplier won of one lot. `planned` is known only where it is the only supplier of the lot.
create view award_derived as
select f.lot_id, w.supplier_id, f.tender_id, f.customer_id, f.division, f.ens_group,
  date_trunc('month', coalesce(w.decided_on, f.month))::date as month,
  w.decided_on, w.final,
  case when f.suppliers = 1 and w.final > 0 and f.planned > 0 then f.planned end as planned
from purchase_fact f
cross join lateral (
  select a.supplier_id, case when count(a.amount) = count(*) then (sum(a.amount) * 100)::bigint end as final,
    (max(a.concluded_at) at time zone 'Asia/Almaty')::date as decided_on
  from award a where a.lot_id = f.lot_id and a.withdrawn_at is null group by 1) w
where f.state = 'awarded';

create table award_fact (
  lot_id bigint not null,
  supplier_id bigint not null,
  tender_id bigint not null,
  customer_id bigint not null,
  division text not null,
  ens_group text not null,
  -- of the contract, or else of the publication
  month date not null,
  decided_on date,
  final bigint,
  planned bigint,
  primary key (lot_id, supplier_id)
);
create index award_fact_tender on award_fact (tender_id);
-- what the cards of companies sum
create index award_fact_of_supplier on award_fact (supplier_id, month) include (customer_id, ens_group, final, planned);
create index award_fact_of_customer on award_fact (customer_id, month) include (supplier_id, final, planned);

-- '*' stands for all: every combination of codes is summed, so that any filter reads a few hundred rows.
create table market_rollup (
  month date not null,
  source text not null,
  division text not null,
  region text not null,
  method text not null,
  lots integer not null,
  planned bigint not null,
  awarded integer not null,
  final bigint not null,
  cancelled integer not null,
  failed integer not null,
  priced integer not null,
  priced_planned bigint not null,
  priced_final bigint not null,
  timed integer not null,
  timed_days bigint not null,
  primary key (source, division, region, method, month)
);
create table customer_rollup (
  customer_id bigint not null,
  month date not null,
  source text not null,
  division text not null,
  lots integer not null,
  planned bigint not null,
  awarded integer not null,
  final bigint not null,
  cancelled integer not null,
  failed integer not null,
  priced integer not null,
  priced_planned bigint not null,
  priced_final bigint not null,
  timed integer not null,
  timed_days bigint not null,
  primary key (source, division, month, customer_id)
);
create table supplier_rollup (
  supplier_id bigint not null,
  month date not null,
  division text not null,
  wins integer not null,
  final bigint not null,
  priced integer not null,
  priced_planned bigint not null,
  priced_final bigint not null,
  primary key (division, month, supplier_id)
);
-- every company is ranked by one sum, which these indexes hold
create index customer_rollup_ranked on customer_rollup (source, division, month) include (customer_id, planned);
create index supplier_rollup_ranked on supplier_rollup (division, month) include (supplier_id, final);
-- rows that count nothing are deleted
create index market_rollup_empty on market_rollup (month) where lots = 0;
create index customer_rollup_empty on customer_rollup (month) where lots = 0;
create index supplier_rollup_empty on supplier_rollup (month) where wins = 0;

grant select on purchase_fact, award_fact, market_rollup, customer_rollup, supplier_rollup
  to tendertap_application, tendertap_operator, tendertap_background;
grant insert, update, delete on purchase_fact, award_fact, market_rollup, customer_rollup, supplier_rollup to tendertap_background;
grant select on purchase_derived, award_derived to tendertap_background;
-- the worker that counts everything for the first time also lets the planner know how much there is
grant maintain on purchase_fact, award_fact, market_rollup, customer_rollup, supplier_rollup to tendertap_background;
