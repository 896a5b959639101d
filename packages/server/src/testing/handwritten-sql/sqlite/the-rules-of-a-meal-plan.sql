select * from (select link.rule_id, 'categories' as kind, linked.id, linked.name, linked.slug from (select distinct value from json_each(?)) wanted cross join "meal_plan_rules_to_categories" link cross join "categories" linked where link.rule_id = wanted.value and linked.id = link.linked_id and linked.group_id = ? union all select link.rule_id, 'tags' as kind, linked.id, linked.name, linked.slug from (select distinct value from json_each(?)) wanted cross join "meal_plan_rules_to_tags" link cross join "tags" linked where link.rule_id = wanted.value and linked.id = link.linked_id and linked.group_id = ? union all select link.rule_id, 'households' as kind, linked.id, linked.name, linked.slug from (select distinct value from json_each(?)) wanted cross join "meal_plan_rules_to_households" link cross join "households" linked where link.rule_id = wanted.value and linked.id = link.linked_id and linked.group_id = ?) as "links" order by "links"."name", "links"."id"
  MERGE (UNION ALL)
  LEFT
  MERGE (UNION ALL)
  LEFT
  CO-ROUTINE wanted
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR DISTINCT
  SCAN wanted
  SEARCH link USING COVERING INDEX sqlite_autoindex_meal_plan_rules_to_categories_1 (rule_id=?)
  SEARCH linked USING INDEX sqlite_autoindex_categories_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY
  RIGHT
  CO-ROUTINE wanted
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR DISTINCT
  SCAN wanted
  SEARCH link USING COVERING INDEX sqlite_autoindex_meal_plan_rules_to_tags_1 (rule_id=?)
  SEARCH linked USING INDEX sqlite_autoindex_tags_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY
  RIGHT
  CO-ROUTINE wanted
  SCAN json_each VIRTUAL TABLE INDEX 1:
  USE TEMP B-TREE FOR DISTINCT
  SCAN wanted
  SEARCH link USING COVERING INDEX sqlite_autoindex_meal_plan_rules_to_households_1 (rule_id=?)
  SEARCH linked USING INDEX sqlite_autoindex_households_1 (id=?)
  USE TEMP B-TREE FOR ORDER BY
