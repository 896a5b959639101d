select "list"."rows" from (select (select group_concat(row) from ((select "recipes"."row" from "recipes" where "recipes"."group_id" = ? and recipes.row not in (select recipe_trash.recipe_row from recipe_trash where recipe_trash.group_id = ?) order by recipes.created_at desc, recipes.row desc))) as "rows") as "list"
  CO-ROUTINE list
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 3
  CO-ROUTINE (subquery-2)
  SEARCH recipes USING COVERING INDEX recipes_group_created_at (group_id=?)
  LIST SUBQUERY 1
  SEARCH recipe_trash USING COVERING INDEX recipe_trash_group (group_id=?)
  CREATE BLOOM FILTER
  SCAN (subquery-2)
  SCAN list

select * from (select 0 as word, 'name' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 0 as word, 'ingredients' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 0 as word, 'description' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 0 as word, 'part' as place, (select group_concat(row) from (select rowid as "row" from recipe_name_parts where recipe_name_parts match ?)) as "rows" union all select 1 as word, 'name' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 1 as word, 'ingredients' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 1 as word, 'description' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 1 as word, 'part' as place, (select group_concat(row) from (select rowid as "row" from recipe_name_parts where recipe_name_parts match ?)) as "rows" union all select -1 as word, 'whole' as place, (select group_concat(row) from (select rowid as "row" from recipe_name_parts where recipe_name_parts match ?)) as "rows") as "looks"
  CO-ROUTINE looks
  COMPOUND QUERY
  LEFT-MOST SUBQUERY
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 2
  SCAN recipe_words VIRTUAL TABLE INDEX 0:M4
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 5
  SCAN recipe_words VIRTUAL TABLE INDEX 0:M4
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 8
  SCAN recipe_words VIRTUAL TABLE INDEX 0:M4
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 11
  SCAN recipe_name_parts VIRTUAL TABLE INDEX 0:M2
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 14
  SCAN recipe_words VIRTUAL TABLE INDEX 0:M4
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 17
  SCAN recipe_words VIRTUAL TABLE INDEX 0:M4
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 20
  SCAN recipe_words VIRTUAL TABLE INDEX 0:M4
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 23
  SCAN recipe_name_parts VIRTUAL TABLE INDEX 0:M2
  UNION ALL
  SCAN CONSTANT ROW
  SCALAR SUBQUERY 26
  SCAN recipe_name_parts VIRTUAL TABLE INDEX 0:M2
  SCAN looks

select group_concat(a.summary, ',') as "summaries", group_concat(a.recipe_row, ',') as "rows", max("a"."depends_on_household") as "depends" from (select key as place, value from json_each(?)) as "list" cross join "recipe_documents" as "a" where "a"."recipe_row" = "list"."value" and "a"."group_id" = ? and "a"."summary" is not null and "a"."shape" = ?
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH a USING INTEGER PRIMARY KEY (rowid=?)
