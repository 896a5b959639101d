select * from "tags" as "organizer" where "organizer"."group_id" = ? and ("organizer"."id" in (select value from json_each(?)) or "organizer"."slug" in (select value from json_each(?)))
  SEARCH organizer USING INDEX tags_group_created (group_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CREATE BLOOM FILTER
  LIST SUBQUERY 2
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CREATE BLOOM FILTER

select "recipes"."row" from "recipes" where "recipes"."group_id" = ? and recipes.row not in (select recipe_trash.recipe_row from recipe_trash where recipe_trash.group_id = ?) and recipes.row in (select linked.row from "recipes_to_tags" link cross join recipes linked where linked.id = link.recipe_id and link."organizer_id" in (?, ?) group by linked.row having count(distinct link."organizer_id") = ?) order by recipes.created_at desc, recipes.row desc
  SEARCH recipes USING COVERING INDEX recipes_group_created_at (group_id=?)
  LIST SUBQUERY 1
  SEARCH recipe_trash USING COVERING INDEX recipe_trash_group (group_id=?)
  CREATE BLOOM FILTER
  LIST SUBQUERY 2
  SEARCH link USING COVERING INDEX recipes_to_tags_organizer (organizer_id=?)
  SEARCH linked USING COVERING INDEX sqlite_autoindex_recipes_1 (id=?)
  USE TEMP B-TREE FOR GROUP BY
  CREATE BLOOM FILTER
  USE TEMP B-TREE FOR count(DISTINCT)

select "list"."rows" from (select (select group_concat(row) from ((select "recipes"."row" from "recipes" where "recipes"."group_id" = ? and recipes.row not in (select recipe_trash.recipe_row from recipe_trash where recipe_trash.group_id = ?) and recipes.row in (select linked.row from "recipes_to_tags" link cross join recipes linked where linked.id = link.recipe_id and link."organizer_id" in (?, ?) group by linked.row having count(distinct link."organizer_id") = ?) order by recipes.created_at desc, recipes.row desc))) as "rows") as "list"
  CO-ROUTINE list
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 4
  CO-ROUTINE (subquery-3)
  SEARCH recipes USING COVERING INDEX recipes_group_created_at (group_id=?)
  LIST SUBQUERY 1
  SEARCH recipe_trash USING COVERING INDEX recipe_trash_group (group_id=?)
  CREATE BLOOM FILTER
  LIST SUBQUERY 2
  SEARCH link USING COVERING INDEX recipes_to_tags_organizer (organizer_id=?)
  SEARCH linked USING COVERING INDEX sqlite_autoindex_recipes_1 (id=?)
  USE TEMP B-TREE FOR GROUP BY
  CREATE BLOOM FILTER
  USE TEMP B-TREE FOR count(DISTINCT)
  SCAN (subquery-3)
  SCAN list
