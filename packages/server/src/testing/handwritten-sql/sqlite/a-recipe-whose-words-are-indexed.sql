select "recipes".*, "users"."household_id" as "householdId" from "recipes" inner join "users" on "users"."id" = "recipes"."user_id" where "recipes"."id" in (select value from json_each(?))
  SEARCH recipes USING INDEX sqlite_autoindex_recipes_1 (id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)

select "i".*, "u"."name" as "unitName", "u"."plural_name" as "unitPluralName", "u"."description" as "unitDescription", "u"."abbreviation" as "unitAbbreviation", "u"."plural_abbreviation" as "unitPluralAbbreviation", "u"."use_abbreviation" as "unitUseAbbreviation", "u"."fraction" as "unitFraction", "u"."standard_quantity" as "unitStandardQuantity", "u"."standard_unit" as "unitStandardUnit", "u"."created_at" as "unitCreatedAt", "u"."updated_at" as "unitUpdatedAt", "f"."name" as "foodName", "f"."plural_name" as "foodPluralName", "f"."description" as "foodDescription", "f"."created_at" as "foodCreatedAt", "f"."updated_at" as "foodUpdatedAt", "l"."id" as "labelId", "l"."name" as "labelName", "l"."color" as "labelColor", "l"."group_id" as "labelGroupId" from "recipe_ingredients" as "i" left join "units" as "u" on "u"."id" = "i"."unit_id" left join "foods" as "f" on "f"."id" = "i"."food_id" left join "labels" as "l" on "l"."id" = "f"."label_id" where "i"."recipe_id" in (select value from json_each(?)) order by "i"."position"
  SEARCH i USING INDEX sqlite_autoindex_recipe_ingredients_1 (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH u USING INDEX sqlite_autoindex_units_1 (id=?) LEFT-JOIN
  SEARCH f USING INDEX sqlite_autoindex_foods_1 (id=?) LEFT-JOIN
  SEARCH l USING INDEX sqlite_autoindex_labels_1 (id=?) LEFT-JOIN
  USE TEMP B-TREE FOR ORDER BY

select * from "recipe_instructions" where "recipe_id" in (select value from json_each(?)) order by "position"
  SEARCH recipe_instructions USING INDEX recipe_instructions_recipe (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR ORDER BY

select * from "recipe_notes" where "recipe_id" in (select value from json_each(?)) order by "position"
  SEARCH recipe_notes USING INDEX sqlite_autoindex_recipe_notes_1 (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR ORDER BY

select * from "recipe_assets" where "recipe_id" in (select value from json_each(?)) order by "position"
  SEARCH recipe_assets USING INDEX sqlite_autoindex_recipe_assets_1 (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR ORDER BY

select * from "recipe_extras" where "recipe_id" in (select value from json_each(?)) order by "key"
  SEARCH recipe_extras USING INDEX sqlite_autoindex_recipe_extras_1 (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR ORDER BY

select "linked"."recipe_id", "linked"."id", "linked"."name", "linked"."slug", "linked"."group_id" from ( select link.recipe_id, link.position, organizer.id, organizer.name, organizer.slug, organizer.group_id from "recipes_to_categories" as link join "categories" as organizer on organizer.id = link.organizer_id) as "linked" where "linked"."recipe_id" in (select value from json_each(?)) order by "linked"."position"
  SEARCH link USING INDEX sqlite_autoindex_recipes_to_categories_1 (recipe_id=?)
  LIST SUBQUERY 2
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH organizer USING INDEX sqlite_autoindex_categories_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY

select "linked"."recipe_id", "linked"."id", "linked"."name", "linked"."slug", "linked"."group_id" from ( select link.recipe_id, link.position, organizer.id, organizer.name, organizer.slug, organizer.group_id from "recipes_to_tags" as link join "tags" as organizer on organizer.id = link.organizer_id) as "linked" where "linked"."recipe_id" in (select value from json_each(?)) order by "linked"."position"
  SEARCH link USING INDEX sqlite_autoindex_recipes_to_tags_1 (recipe_id=?)
  LIST SUBQUERY 2
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH organizer USING INDEX sqlite_autoindex_tags_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY

select "linked"."recipe_id", "linked"."id", "linked"."name", "linked"."slug", "linked"."group_id" from ( select link.recipe_id, link.position, organizer.id, organizer.name, organizer.slug, organizer.group_id from "recipes_to_tools" as link join "tools" as organizer on organizer.id = link.organizer_id) as "linked" where "linked"."recipe_id" in (select value from json_each(?)) order by "linked"."position"
  SEARCH link USING INDEX sqlite_autoindex_recipes_to_tools_1 (recipe_id=?)
  LIST SUBQUERY 2
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH organizer USING INDEX sqlite_autoindex_tools_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY

select distinct "hand"."tool_id", "h"."slug" from "recipes_to_tools" as "link" inner join "tools_on_hand" as "hand" on "hand"."tool_id" = "link"."organizer_id" inner join "households" as "h" on "h"."id" = "hand"."household_id" where "link"."recipe_id" in (select value from json_each(?)) order by "h"."slug"
  SEARCH link USING COVERING INDEX sqlite_autoindex_recipes_to_tools_1 (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH hand USING COVERING INDEX sqlite_autoindex_tools_on_hand_1 (tool_id=?)
  SEARCH h USING INDEX sqlite_autoindex_households_1 (id=?)
  USE TEMP B-TREE FOR DISTINCT
  USE TEMP B-TREE FOR ORDER BY

select "c".*, "u"."username", "u"."full_name", "u"."admin" from "recipe_comments" as "c" inner join "users" as "u" on "u"."id" = "c"."user_id" where "c"."recipe_id" in (select value from json_each(?)) order by "c"."created_at"
  SEARCH c USING INDEX recipe_comments_recipe (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH u USING INDEX sqlite_autoindex_users_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY

select "id", "row", "group_id", "name", "description" from "recipes" where "id" in (select value from json_each(?)) and not exists (select 1 from recipe_trash where recipe_trash.recipe_row = recipes.row)
  SEARCH recipes USING INDEX sqlite_autoindex_recipes_1 (id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CORRELATED SCALAR SUBQUERY 2
  SEARCH recipe_trash USING INTEGER PRIMARY KEY (rowid=?)

select "i"."recipe_id", "i"."note", "i"."original_text", "f"."name" as "food", "i"."referenced_recipe_name" as "inner" from "recipe_ingredients" as "i" left join "foods" as "f" on "f"."id" = "i"."food_id" where "i"."recipe_id" in (select value from json_each(?)) order by "i"."position"
  SEARCH i USING INDEX sqlite_autoindex_recipe_ingredients_1 (recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH f USING INDEX sqlite_autoindex_foods_1 (id=?) LEFT-JOIN
  USE TEMP B-TREE FOR ORDER BY

delete from recipe_words where rowid = ?
  SCAN recipe_words VIRTUAL TABLE INDEX 0:=

delete from recipe_name_parts where rowid = ?
  SCAN recipe_name_parts VIRTUAL TABLE INDEX 0:=

insert into recipe_words (rowid, group_key, name, description, ingredients) values (?, ?, ?, ?, ?)


update "recipe_documents" set "document" = ?, "summary" = ?, "shape" = ?, "version" = "version" + ? where "recipe_id" in (select "recipe_id" from "recipe_ingredients" where "referenced_recipe_id" in (select value from json_each(?))) and "recipe_id" not in (select value from json_each(?))
  SEARCH recipe_documents USING COVERING INDEX sqlite_autoindex_recipe_documents_1 (recipe_id=?)
  LIST SUBQUERY 2
  SEARCH recipe_ingredients USING INDEX recipe_ingredients_by_referenced_recipe (referenced_recipe_id=?)
  LIST SUBQUERY 1
  SCAN json_each VIRTUAL TABLE INDEX 1:
  LIST SUBQUERY 3
  SCAN json_each VIRTUAL TABLE INDEX 1:
  CREATE BLOOM FILTER

insert into recipe_name_parts (rowid, group_key, name) values (?, ?, ?)

