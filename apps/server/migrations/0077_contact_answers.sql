-- Answers to a school's own fields as filters compare them: `17=words`, folded and cut. A list answers once for each choice.
CREATE FUNCTION "contact_answers"("fields" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT left(answer.key || '=' || folded(part.words), 200)
  FROM jsonb_each("fields") AS answer
  CROSS JOIN LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(answer.value) WHEN 'array' THEN answer.value ELSE jsonb_build_array(answer.value) END
  ) AS part(words)
  WHERE part.words IS NOT NULL
);--> statement-breakpoint
CREATE INDEX "contacts_answers" ON "contacts" USING gin (contact_answers("fields"));
