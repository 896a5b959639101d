select "word_id", "name" from "food_aliases" where "word_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "position"
  using food_aliases_pk

select * from "food_extras" where "food_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "key"
  using food_extras_pk

select "hand"."item_id", "households"."slug" from ( select "food_id" as item_id, household_id from "foods_on_hand") as "hand" inner join "households" on "households"."id" = "hand"."household_id" where "hand"."item_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "households"."slug"
  using foods_on_hand_pk
  using households_pkey

select "id" from "households" where "group_id" = $1 and "slug" in (select unnest(array(select jsonb_array_elements_text($2::jsonb))) as value)
  Index Scan on households_group_slug

delete from "foods_on_hand" where "food_id" = $1
  Index Scan on foods_on_hand_pk

insert into "foods_on_hand" ("food_id", household_id) values ($1, $2)

