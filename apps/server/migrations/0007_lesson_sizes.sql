ALTER TABLE "lesson_sections" ADD COLUMN "units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD COLUMN "letters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What stands there already is measured once; the next save of a section measures it exactly.
UPDATE "lesson_sections" SET "units" = "held"."units", "letters" = "held"."letters", "bytes" = "held"."bytes"
FROM (
  SELECT "section_id", count(*)::int AS "units", sum(octet_length("content"::text))::int AS "bytes",
    coalesce(sum((SELECT sum(length("words" #>> '{}')) FROM jsonb_path_query("content"::jsonb, 'strict $.**.text ? (@.type() == "string")') AS "words")), 0)::int AS "letters"
  FROM "info_units" GROUP BY "section_id"
) AS "held" WHERE "held"."section_id" = "lesson_sections"."id";
