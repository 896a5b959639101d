select * from (select 0 as word, 'name' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 0 as word, 'ingredients' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 0 as word, 'description' as place, (select group_concat(row) from (select rowid as "row" from recipe_words where recipe_words match ?)) as "rows" union all select 0 as word, 'part' as place, (select group_concat(row) from (select rowid as "row" from recipe_name_parts where recipe_name_parts match ?)) as "rows" union all select -1 as word, 'whole' as place, (select group_concat(row) from (select rowid as "row" from recipe_name_parts where recipe_name_parts match ?)) as "rows") as "looks"
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
  SCAN recipe_name_parts VIRTUAL TABLE INDEX 0:M2
  SCAN looks

select * from (select r.row as row, r.name as name from recipe_name_parts p join recipes r on r.row = p.rowid where recipe_name_parts match ? and r.group_id = ? order by bm25(recipe_name_parts, 0, 1) limit ?) as "similar"
  SCAN p VIRTUAL TABLE INDEX 0:M2
  SEARCH r USING INTEGER PRIMARY KEY (rowid=?)
  USE TEMP B-TREE FOR ORDER BY

select group_concat(a.summary, ',') as "summaries", group_concat(a.recipe_row, ',') as "rows", max("a"."depends_on_household") as "depends" from (select key as place, value from json_each(?)) as "list" cross join "recipe_documents" as "a" where "a"."recipe_row" = "list"."value" and "a"."group_id" = ? and "a"."summary" is not null and "a"."shape" = ?
  SCAN json_each VIRTUAL TABLE INDEX 1:
  SEARCH a USING INTEGER PRIMARY KEY (rowid=?)
