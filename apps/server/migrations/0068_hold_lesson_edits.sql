CREATE TABLE "released_sections" (
	"id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"revision" integer NOT NULL,
	"units" integer NOT NULL,
	"letters" integer NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "released_units" (
	"id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	"key" text NOT NULL,
	"type_id" smallint NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"look" jsonb,
	"public_content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "held" jsonb;--> statement-breakpoint
ALTER TABLE "released_sections" ADD CONSTRAINT "released_sections_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_units" ADD CONSTRAINT "released_units_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "released_sections_lesson_id_index" ON "released_sections" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "released_sections_school_id_index" ON "released_sections" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "released_units_lesson_id_index" ON "released_units" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "released_units_school_id_index" ON "released_units" USING btree ("school_id");--> statement-breakpoint
-- What learners read: of a lesson whose edits are held the released rows, of every other one its own.
CREATE VIEW "learners_sections" AS
SELECT section.id, section.school_id, lesson.course_id, section.lesson_id, section.name, section.position, section.revision,
  section.units, section.letters, section.bytes
FROM lesson_sections section
JOIN lessons lesson ON lesson.id = section.lesson_id AND lesson.held IS NULL
WHERE section.deleted_at IS NULL
UNION ALL
SELECT section.id, section.school_id, lesson.course_id, section.lesson_id, section.name, section.position, section.revision,
  section.units, section.letters, section.bytes
FROM released_sections section
JOIN lessons lesson ON lesson.id = section.lesson_id;--> statement-breakpoint
CREATE VIEW "learners_units" AS
SELECT unit.id, unit.school_id, lesson.course_id, section.lesson_id, unit.section_id, section.position AS section_position,
  section.revision AS section_revision, unit.key, unit.type_id, unit.title, unit.position, unit.content, unit.look, unit.public_content,
  unit.revision, coalesce(kept.words, '') AS words
FROM info_units unit
JOIN lesson_sections section ON section.id = unit.section_id AND section.deleted_at IS NULL
JOIN lessons lesson ON lesson.id = section.lesson_id AND lesson.held IS NULL
LEFT JOIN unit_words kept ON kept.unit_id = unit.id
WHERE unit.deleted_at IS NULL
UNION ALL
SELECT unit.id, unit.school_id, lesson.course_id, unit.lesson_id, unit.section_id, section.position AS section_position,
  section.revision AS section_revision, unit.key, unit.type_id, unit.title, unit.position, unit.content, unit.look, unit.public_content,
  unit.revision, unit.words
FROM released_units unit
JOIN released_sections section ON section.id = unit.section_id
JOIN lessons lesson ON lesson.id = unit.lesson_id;
