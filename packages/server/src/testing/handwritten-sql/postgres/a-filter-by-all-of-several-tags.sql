select * from "tags" as "organizer" where "organizer"."group_id" = $1 and ("organizer"."id" in (select unnest(array(select jsonb_array_elements_text($2::jsonb))) as value) or "organizer"."slug" in (select unnest(array(select jsonb_array_elements_text($3::jsonb))) as value))
  Index Scan on tags_group_created

select "recipes"."row" from "recipes" where "recipes"."group_id" = $1 and recipes.row not in (select recipe_trash.recipe_row from recipe_trash where recipe_trash.group_id = $2) and recipes.row in (select linked.row from "recipes_to_tags" link cross join recipes linked where linked.id = link.recipe_id and link."organizer_id" in ($3, $4) group by linked.row having count(distinct link."organizer_id") = $5) order by recipes.created_at desc, recipes.row desc
  Index Scan on recipes_to_tags_organizer
  using recipe_trash_group
  using recipes_group_created_at
  using recipes_id_key

select "list"."rows" from (select array_to_string(array((select "recipes"."row" from "recipes" where "recipes"."group_id" = $1 and recipes.row not in (select recipe_trash.recipe_row from recipe_trash where recipe_trash.group_id = $2) and recipes.row in (select linked.row from "recipes_to_tags" link cross join recipes linked where linked.id = link.recipe_id and link."organizer_id" in ($3, $4) group by linked.row having count(distinct link."organizer_id") = $5) order by recipes.created_at desc, recipes.row desc)), ',') as "rows") as "list"
  Index Scan on recipes_to_tags_organizer
  using recipe_trash_group
  using recipes_group_created_at
  using recipes_id_key
