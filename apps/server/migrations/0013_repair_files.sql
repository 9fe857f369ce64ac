-- TIFF files whose originals were taken for bare before scans were cleaned: closed to strangers at once, and processed again
-- (a file that waits without a job is given one).
UPDATE "files" SET "meta" = "meta" - 'isBare', "process_status" = 'pending', "process_progress" = 0
WHERE "kind" = 'image' AND ("mime_type" = 'image/tiff' OR "meta" ->> 'format' = 'tiff')
  AND "process_status" = 'completed' AND "parent_id" IS NULL AND "deleted_at" IS NULL
  AND NOT EXISTS (SELECT FROM "files" AS "made" WHERE "made"."parent_id" = "files"."id" AND "made"."role" = 'clean');--> statement-breakpoint
-- Units of what was removed before removing took the files out of their places. Restoring puts them back.
DELETE FROM "file_usages" WHERE "place_type" = 'info_unit' AND NOT EXISTS (
  SELECT FROM "info_units"
  JOIN "lesson_sections" ON "lesson_sections"."id" = "info_units"."section_id" AND "lesson_sections"."deleted_at" IS NULL
  JOIN "lessons" ON "lessons"."id" = "lesson_sections"."lesson_id" AND "lessons"."deleted_at" IS NULL
  JOIN "courses" ON "courses"."id" = "lessons"."course_id" AND "courses"."deleted_at" IS NULL
  WHERE "info_units"."id" = "file_usages"."place_id"
);
