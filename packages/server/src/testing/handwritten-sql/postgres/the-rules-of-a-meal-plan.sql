select * from (select link.rule_id, 'categories' as kind, linked.id, linked.name, linked.slug from (select distinct unnest(array(select jsonb_array_elements_text($1::jsonb))) as value) wanted cross join "meal_plan_rules_to_categories" link cross join "categories" linked where link.rule_id = wanted.value and linked.id = link.linked_id and linked.group_id = $2 union all select link.rule_id, 'tags' as kind, linked.id, linked.name, linked.slug from (select distinct unnest(array(select jsonb_array_elements_text($3::jsonb))) as value) wanted cross join "meal_plan_rules_to_tags" link cross join "tags" linked where link.rule_id = wanted.value and linked.id = link.linked_id and linked.group_id = $4 union all select link.rule_id, 'households' as kind, linked.id, linked.name, linked.slug from (select distinct unnest(array(select jsonb_array_elements_text($5::jsonb))) as value) wanted cross join "meal_plan_rules_to_households" link cross join "households" linked where link.rule_id = wanted.value and linked.id = link.linked_id and linked.group_id = $6) as "links" order by "links"."name", "links"."id"
  Index Scan on categories_group_created
  Index Scan on households_group_slug
  Index Scan on meal_plan_rules_to_categories_linked
  Index Scan on meal_plan_rules_to_households_linked
  Index Scan on meal_plan_rules_to_tags_linked
  Index Scan on tags_group_created
