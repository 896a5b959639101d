select "recipes"."row", "recipes"."id", (lacks.foods + lacks.tools) as "missing" from "recipes" inner join (select made.row as row, made.foods as foods, coalesce(needed.tools, 0) as tools from (select r.row as row, r.id as id, count(distinct case when ("i"."food_id" in (select value from json_each(?)) or "i"."food_id" in (select food_id from foods_on_hand where household_id = ?)) then null else i.food_id end) as foods from recipe_ingredients i join recipes r on r.id = i.recipe_id where r.group_id = ? and i.food_id is not null group by r.row, r.id) made left join (select t.recipe_id as recipe_id, count(*) as tools from recipes_to_tools t join tools on tools.id = t.organizer_id where tools.group_id = ? and not ("t"."organizer_id" in (select value from json_each(?)) or "t"."organizer_id" in (select tool_id from tools_on_hand where household_id = ?)) group by t.recipe_id) needed on needed.recipe_id = made.id) as "lacks" on lacks.row = recipes.row where "recipes"."group_id" = ? and recipes.row not in (select recipe_trash.recipe_row from recipe_trash where recipe_trash.group_id = ?) and lacks.foods <= ? and lacks.tools <= ? order by (lacks.foods + lacks.tools), recipes.created_at desc, recipes.row desc limit ?
  CO-ROUTINE made
  SEARCH r USING INDEX recipes_group_slug (group_id=?)
  SEARCH i USING INDEX sqlite_autoindex_recipe_ingredients_1 (recipe_id=?)
  USE TEMP B-TREE FOR GROUP BY
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CREATE BLOOM FILTER
  LIST SUBQUERY 2
  SEARCH foods_on_hand USING INDEX foods_on_hand_household (household_id=?)
  CREATE BLOOM FILTER
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CREATE BLOOM FILTER
  LIST SUBQUERY 2
  SEARCH foods_on_hand USING INDEX foods_on_hand_household (household_id=?)
  CREATE BLOOM FILTER
  USE TEMP B-TREE FOR count(DISTINCT)
  USE TEMP B-TREE FOR count(DISTINCT)
  MATERIALIZE needed
  SEARCH tools USING INDEX tools_group_created (group_id=?)
  SEARCH t USING COVERING INDEX recipes_to_tools_organizer (organizer_id=?)
  LIST SUBQUERY 4
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CREATE BLOOM FILTER
  LIST SUBQUERY 5
  SEARCH tools_on_hand USING INDEX tools_on_hand_household (household_id=?)
  CREATE BLOOM FILTER
  USE TEMP B-TREE FOR GROUP BY
  SEARCH recipes USING INDEX recipes_group_slug (group_id=?)
  LIST SUBQUERY 8
  SEARCH recipe_trash USING COVERING INDEX recipe_trash_group (group_id=?)
  CREATE BLOOM FILTER
  BLOOM FILTER ON made (row=?)
  SEARCH made USING AUTOMATIC PARTIAL COVERING INDEX (row=?)
  SEARCH needed USING AUTOMATIC COVERING INDEX (recipe_id=?) LEFT-JOIN
  USE TEMP B-TREE FOR ORDER BY

select "lacking"."recipeId", "lacking"."foodId" from (select i.recipe_id as "recipeId", i.food_id as "foodId", min(i.position) as place from recipe_ingredients i where "i"."recipe_id" in (select value from json_each(?)) and i.food_id is not null and not ("i"."food_id" in (select value from json_each(?)) or "i"."food_id" in (select food_id from foods_on_hand where household_id = ?)) group by i.recipe_id, i.food_id) as "lacking" order by "lacking"."place", "lacking"."foodId"
  CO-ROUTINE lacking
  SEARCH i USING INDEX sqlite_autoindex_recipe_ingredients_1 (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  LIST SUBQUERY 2
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CREATE BLOOM FILTER
  LIST SUBQUERY 3
  SEARCH foods_on_hand USING INDEX foods_on_hand_household (household_id=?)
  CREATE BLOOM FILTER
  USE TEMP B-TREE FOR GROUP BY
  SCAN lacking
  USE TEMP B-TREE FOR ORDER BY

select "foods".*, "labels"."name" as "labelName", "labels"."color" as "labelColor" from (select distinct value from json_each(?)) as "wanted" cross join "foods" left join "labels" on "labels"."id" = "foods"."label_id" where "foods"."id" = "wanted"."value" and "foods"."group_id" = ?
  CO-ROUTINE wanted
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR DISTINCT
  SCAN wanted
  SEARCH foods USING INDEX sqlite_autoindex_foods_1 (id=?)
  SEARCH labels USING INDEX sqlite_autoindex_labels_1 (id=?) LEFT-JOIN

select "word_id", "name" from "food_aliases" where "word_id" in (select value from json_each(?)) order by "position"
  SEARCH food_aliases USING INDEX sqlite_autoindex_food_aliases_1 (word_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR ORDER BY

select * from "food_extras" where "food_id" in (select value from json_each(?)) order by "key"
  SEARCH food_extras USING INDEX sqlite_autoindex_food_extras_1 (food_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR ORDER BY

select "hand"."item_id", "households"."slug" from ( select "food_id" as item_id, household_id from "foods_on_hand") as "hand" inner join "households" on "households"."id" = "hand"."household_id" where "hand"."item_id" in (select value from json_each(?)) order by "households"."slug"
  SEARCH foods_on_hand USING COVERING INDEX sqlite_autoindex_foods_on_hand_1 (food_id=?)
  LIST SUBQUERY 2
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH households USING INDEX sqlite_autoindex_households_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY

select group_concat(a.summary, ',') as "summaries", group_concat(a.recipe_row, ',') as "rows", max("a"."depends_on_household") as "depends" from (select key as place, value from json_each(?)) as "list" cross join "recipe_documents" as "a" where "a"."recipe_row" = "list"."value" and "a"."group_id" = ? and "a"."summary" is not null and "a"."shape" = ?
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH a USING INTEGER PRIMARY KEY (rowid=?)
