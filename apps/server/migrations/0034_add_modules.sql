CREATE TABLE "course_modules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"release" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "release" jsonb;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "module_id" bigint;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "start_hour_is_learners" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "opens_on" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "opens_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "course_modules_course_id_position_index" ON "course_modules" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "course_modules_school_id_index" ON "course_modules" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "lessons_module_id_index" ON "lessons" USING btree ("module_id");