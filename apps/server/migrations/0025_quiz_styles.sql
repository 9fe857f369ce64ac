CREATE TABLE "quiz_style_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_style_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"name" text NOT NULL,
	"style" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "style" jsonb;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "start_info" jsonb;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "style_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "quiz_style_templates_school_id_index" ON "quiz_style_templates" USING btree ("school_id");