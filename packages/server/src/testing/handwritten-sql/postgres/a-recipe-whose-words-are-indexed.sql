select "recipes".*, "users"."household_id" as "householdId" from "recipes" inner join "users" on "users"."id" = "recipes"."user_id" where "recipes"."id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb))))
  using recipes_id_key
  using users_pkey

select "i".*, "u"."name" as "unitName", "u"."plural_name" as "unitPluralName", "u"."description" as "unitDescription", "u"."abbreviation" as "unitAbbreviation", "u"."plural_abbreviation" as "unitPluralAbbreviation", "u"."use_abbreviation" as "unitUseAbbreviation", "u"."fraction" as "unitFraction", "u"."standard_quantity" as "unitStandardQuantity", "u"."standard_unit" as "unitStandardUnit", "u"."created_at" as "unitCreatedAt", "u"."updated_at" as "unitUpdatedAt", "f"."name" as "foodName", "f"."plural_name" as "foodPluralName", "f"."description" as "foodDescription", "f"."created_at" as "foodCreatedAt", "f"."updated_at" as "foodUpdatedAt", "l"."id" as "labelId", "l"."name" as "labelName", "l"."color" as "labelColor", "l"."group_id" as "labelGroupId" from "recipe_ingredients" as "i" left join "units" as "u" on "u"."id" = "i"."unit_id" left join "foods" as "f" on "f"."id" = "i"."food_id" left join "labels" as "l" on "l"."id" = "f"."label_id" where "i"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "i"."position"
  using foods_pkey
  using labels_pkey
  using recipe_ingredients_pk
  using units_pkey

select * from "recipe_instructions" where "recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "position"
  using recipe_instructions_recipe

select * from "recipe_notes" where "recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "position"
  using recipe_notes_pk

select * from "recipe_assets" where "recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "position"
  using recipe_assets_pk

select * from "recipe_extras" where "recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "key"
  using recipe_extras_pk

select "linked"."recipe_id", "linked"."id", "linked"."name", "linked"."slug", "linked"."group_id" from ( select link.recipe_id, link.position, organizer.id, organizer.name, organizer.slug, organizer.group_id from "recipes_to_categories" as link join "categories" as organizer on organizer.id = link.organizer_id) as "linked" where "linked"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "linked"."position"
  using categories_pkey
  using recipes_to_categories_pk

select "linked"."recipe_id", "linked"."id", "linked"."name", "linked"."slug", "linked"."group_id" from ( select link.recipe_id, link.position, organizer.id, organizer.name, organizer.slug, organizer.group_id from "recipes_to_tags" as link join "tags" as organizer on organizer.id = link.organizer_id) as "linked" where "linked"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "linked"."position"
  using recipes_to_tags_pk
  using tags_pkey

select "linked"."recipe_id", "linked"."id", "linked"."name", "linked"."slug", "linked"."group_id" from ( select link.recipe_id, link.position, organizer.id, organizer.name, organizer.slug, organizer.group_id from "recipes_to_tools" as link join "tools" as organizer on organizer.id = link.organizer_id) as "linked" where "linked"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "linked"."position"
  using recipes_to_tools_pk
  using tools_pkey

select distinct "hand"."tool_id", "h"."slug" from "recipes_to_tools" as "link" inner join "tools_on_hand" as "hand" on "hand"."tool_id" = "link"."organizer_id" inner join "households" as "h" on "h"."id" = "hand"."household_id" where "link"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "h"."slug"
  using households_pkey
  using recipes_to_tools_pk
  using tools_on_hand_pk

select "c".*, "u"."username", "u"."full_name", "u"."admin" from "recipe_comments" as "c" inner join "users" as "u" on "u"."id" = "c"."user_id" where "c"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "c"."created_at"
  using recipe_comments_recipe
  using users_pkey

select "id", "row", "group_id", "name", "description" from "recipes" where "id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) and not exists (select 1 from recipe_trash where recipe_trash.recipe_row = recipes.row)
  using recipe_trash_pkey
  using recipes_id_key

select "i"."recipe_id", "i"."note", "i"."original_text", "f"."name" as "food", "i"."referenced_recipe_name" as "inner" from "recipe_ingredients" as "i" left join "foods" as "f" on "f"."id" = "i"."food_id" where "i"."recipe_id" in (select unnest(array(select jsonb_array_elements_text($1::jsonb)))) order by "i"."position"
  using foods_pkey
  using recipe_ingredients_pk

insert into recipe_words (row, group_id, name, words) values ($1, $2, $3, setweight(to_tsvector('simple', $4), 'A') || setweight(to_tsvector('simple', $5), 'B') || setweight(to_tsvector('simple', $6), 'C')) on conflict (row) do update set name = excluded.name, words = excluded.words


update "recipe_documents" set "document" = $1, "summary" = $2, "shape" = $3, "version" = "version" + $4 where "recipe_id" in (select "recipe_id" from "recipe_ingredients" where "referenced_recipe_id" in (select unnest(array(select jsonb_array_elements_text($5::jsonb))))) and "recipe_id" not in (select unnest(array(select jsonb_array_elements_text($6::jsonb))))
  Index Scan on recipe_ingredients_by_referenced_recipe
  using recipe_documents_recipe_id_key
