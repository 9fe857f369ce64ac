-- Answers were the ids of the picked options; now they are rows, whatever the type of the question.
UPDATE "attempt_answers" SET "answer" = coalesce((
  SELECT jsonb_agg(jsonb_build_object('answer_id', "picked"."id") ORDER BY "picked"."place")
  FROM jsonb_array_elements_text("answer" -> 'answer_ids') WITH ORDINALITY AS "picked" ("id", "place")
), '[]')
WHERE jsonb_typeof("answer") = 'object';
