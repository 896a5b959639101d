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
