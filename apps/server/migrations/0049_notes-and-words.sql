CREATE TABLE "file_words" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint NOT NULL,
	"words" text NOT NULL,
	"cues" jsonb
);
--> statement-breakpoint
CREATE TABLE "unit_words" (
	"unit_id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"color" text,
	"text" text NOT NULL,
	"unit_id" bigint,
	"quote" jsonb,
	"moment" double precision,
	"revision" integer DEFAULT 1 NOT NULL,
	"other_text" text,
	"other_edited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notes_key" UNIQUE("user_id","lesson_id","key")
);
--> statement-breakpoint
ALTER TABLE "file_words" ADD CONSTRAINT "file_words_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_words" ADD CONSTRAINT "unit_words_unit_id_info_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."info_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_words_school_id_index" ON "file_words" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "unit_words_school_id_index" ON "unit_words" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "notes_user_id_course_id_index" ON "notes" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "notes_school_id_index" ON "notes" USING btree ("school_id");--> statement-breakpoint
UPDATE "lessons" SET "slug" = "slug" || '-lesson-' || "id" WHERE "slug" IN ('finished', 'notes', 'search');
