CREATE TABLE "bank_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"question" jsonb NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"sum" text NOT NULL,
	"is_ready" boolean NOT NULL,
	"type" text GENERATED ALWAYS AS (question ->> 'type') STORED NOT NULL,
	"tags" jsonb GENERATED ALWAYS AS (coalesce(question -> 'tags', '[]'::jsonb)) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_bank_questions" (
	"school_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"bank_question_id" bigint NOT NULL,
	CONSTRAINT "quiz_bank_questions_quiz_id_bank_question_id_pk" PRIMARY KEY("quiz_id","bank_question_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_bank_questions" ADD CONSTRAINT "quiz_bank_questions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_bank_questions" ADD CONSTRAINT "quiz_bank_questions_bank_question_id_bank_questions_id_fk" FOREIGN KEY ("bank_question_id") REFERENCES "public"."bank_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_questions_school_id_updated_at_index" ON "bank_questions" USING btree ("school_id","updated_at");--> statement-breakpoint
CREATE INDEX "bank_questions_by_tag" ON "bank_questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "quiz_bank_questions_bank_question_id_index" ON "quiz_bank_questions" USING btree ("bank_question_id");--> statement-breakpoint
CREATE INDEX "quiz_bank_questions_school_id_index" ON "quiz_bank_questions" USING btree ("school_id");