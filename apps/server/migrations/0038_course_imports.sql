CREATE TABLE "course_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"file_uuid" uuid NOT NULL,
	"file_name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"report" jsonb,
	"course_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "course_imports_school_id_created_by_id_index" ON "course_imports" USING btree ("school_id","created_by","id");--> statement-breakpoint
CREATE INDEX "course_imports_state_updated_at_index" ON "course_imports" USING btree ("state","updated_at");