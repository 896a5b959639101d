select * from (select 0 as word, 'name' as place, array_to_string(array(select row from recipe_words where group_id = $1 and words @@ to_tsquery('simple', $2)), ',') as "rows" union all select 0 as word, 'ingredients' as place, array_to_string(array(select row from recipe_words where group_id = $3 and words @@ to_tsquery('simple', $4)), ',') as "rows" union all select 0 as word, 'description' as place, array_to_string(array(select row from recipe_words where group_id = $5 and words @@ to_tsquery('simple', $6)), ',') as "rows" union all select 0 as word, 'part' as place, array_to_string(array(select row from recipe_words where group_id = $7 and name like any ($8::text[])), ',') as "rows" union all select -1 as word, 'whole' as place, array_to_string(array(select row from recipe_words where group_id = $9 and name like any ($10::text[])), ',') as "rows") as "looks"
  Index Scan on recipe_words_name
  Index Scan on recipe_words_words

select * from (select row, name from recipe_words where group_id = $1 and word_similarity($2, name) >= 0.4 order by word_similarity($3, name) desc limit $4) as "similar"
  Seq Scan on recipe_words

select string_agg(a.summary::text, ',' order by list.place) as "summaries", string_agg(a.recipe_row::text, ',' order by list.place) as "rows", max("a"."depends_on_household") as "depends" from (select place, value::integer as value from jsonb_array_elements_text($1::jsonb) with ordinality as list(value, place)) as "list" cross join "recipe_documents" as "a" where "a"."recipe_row" = "list"."value" and "a"."group_id" = $2 and "a"."summary" is not null and "a"."shape" = $3
  using recipe_documents_pkey
