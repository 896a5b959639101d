select "recipes"."row", "recipes"."id", (lacks.foods + lacks.tools) as "missing" from "recipes" inner join (select made.row as row, made.foods as foods, coalesce(needed.tools, 0) as tools from (select r.row as row, r.id as id, count(distinct case when ("i"."food_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb))) as value) or "i"."food_id" in (select food_id from foods_on_hand where household_id = $2)) then null else i.food_id end) as foods from recipe_ingredients i join recipes r on r.id = i.recipe_id where r.group_id = $3 and i.food_id is not null group by r.row, r.id) made left join (select t.recipe_id as recipe_id, count(*) as tools from recipes_to_tools t join tools on tools.id = t.organizer_id where tools.group_id = $4 and not ("t"."organizer_id" in (select unnest(array(select jsonb_array_elements_text($5::jsonb))) as value) or "t"."organizer_id" in (select tool_id from tools_on_hand where household_id = $6)) group by t.recipe_id) needed on needed.recipe_id = made.id) as "lacks" on lacks.row = recipes.row where "recipes"."group_id" = $7 and recipes.row not in (select recipe_trash.recipe_row from recipe_trash where recipe_trash.group_id = $8) and lacks.foods <= $9 and lacks.tools <= $10 order by (lacks.foods + lacks.tools), recipes.created_at desc, recipes.row desc limit $11
  Index Scan on foods_on_hand_household
  Index Scan on recipes_to_tools_organizer
  Index Scan on tools_group_created
  Index Scan on tools_on_hand_household
  using recipe_ingredients_pk
  using recipe_trash_group
  using recipes_group_date_updated

select "lacking"."recipeId", "lacking"."foodId" from (select i.recipe_id as "recipeId", i.food_id as "foodId", min(i.position) as place from recipe_ingredients i where "i"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb))) as value) and i.food_id is not null and not ("i"."food_id" in (select unnest(array(select jsonb_array_elements_text($2::jsonb))) as value) or "i"."food_id" in (select food_id from foods_on_hand where household_id = $3)) group by i.recipe_id, i.food_id) as "lacking" order by "lacking"."place", "lacking"."foodId"
  Index Scan on foods_on_hand_household
  Index Scan on recipe_ingredients_food

select "foods".*, "labels"."name" as "labelName", "labels"."color" as "labelColor" from (select distinct unnest(array(select jsonb_array_elements_text($1::jsonb))) as value) as "wanted" cross join "foods" left join "labels" on "labels"."id" = "foods"."label_id" where "foods"."id" = "wanted"."value" and "foods"."group_id" = $2
  using foods_group_created
  using labels_pkey

select "word_id", "name" from "food_aliases" where "word_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "position"
  using food_aliases_pk

select * from "food_extras" where "food_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "key"
  using food_extras_pk

select "hand"."item_id", "households"."slug" from ( select "food_id" as item_id, household_id from "foods_on_hand") as "hand" inner join "households" on "households"."id" = "hand"."household_id" where "hand"."item_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "households"."slug"
  using foods_on_hand_pk
  using households_pkey

select string_agg(a.summary::text, ',' order by list.place) as "summaries", string_agg(a.recipe_row::text, ',' order by list.place) as "rows", max("a"."depends_on_household") as "depends" from (select place, value::integer as value from jsonb_array_elements_text($1::jsonb) with ordinality as list(value, place)) as "list" cross join "recipe_documents" as "a" where "a"."recipe_row" = "list"."value" and "a"."group_id" = $2 and "a"."summary" is not null and "a"."shape" = $3
  using recipe_documents_pkey
