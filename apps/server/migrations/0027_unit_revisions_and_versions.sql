CREATE TABLE "lesson_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"outline" jsonb NOT NULL,
	"user_id" bigint,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"type_id" smallint NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"user_id" bigint,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "info_units" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "info_units" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_sections" ADD COLUMN "outline_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_versions" ADD CONSTRAINT "unit_versions_unit_id_info_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."info_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_versions_lesson_id_id_index" ON "lesson_versions" USING btree ("lesson_id","id");--> statement-breakpoint
CREATE INDEX "lesson_versions_user_id_index" ON "lesson_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unit_versions_unit_id_id_index" ON "unit_versions" USING btree ("unit_id","id");--> statement-breakpoint
CREATE INDEX "unit_versions_lesson_id_saved_at_index" ON "unit_versions" USING btree ("lesson_id","saved_at");--> statement-breakpoint
CREATE INDEX "unit_versions_user_id_index" ON "unit_versions" USING btree ("user_id");