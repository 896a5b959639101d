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

insert into foods_on_hand (food_id, household_id) select ?, household_id from foods_on_hand where food_id = ? on conflict do nothing
  SEARCH foods_on_hand USING COVERING INDEX sqlite_autoindex_foods_on_hand_1 (food_id=?)
