CREATE TABLE "peer_answers" (
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"attempt_id" bigint NOT NULL,
	"group_id" bigint,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "peer_answers_lesson_id_quiz_id_question_id_user_id_pk" PRIMARY KEY("lesson_id","quiz_id","question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "peer_example_marks" (
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"example_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"points" jsonb NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "peer_example_marks_user_id_lesson_id_quiz_id_question_id_example_id_pk" PRIMARY KEY("user_id","lesson_id","quiz_id","question_id","example_id")
);
--> statement-breakpoint
CREATE TABLE "peer_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "peer_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"attempt_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"reviewer_id" bigint NOT NULL,
	"state" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"draw" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"points" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" bigint,
	"report" text,
	"reported_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "peer_answers" ADD CONSTRAINT "peer_answers_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_reviews" ADD CONSTRAINT "peer_reviews_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "peer_answers_attempt_id_index" ON "peer_answers" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "peer_answers_school_id_index" ON "peer_answers" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "peer_answers_user_id_index" ON "peer_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "peer_answers_lesson_id_quiz_id_question_id_entered_at_index" ON "peer_answers" USING btree ("lesson_id","quiz_id","question_id","entered_at");--> statement-breakpoint
CREATE INDEX "peer_example_marks_school_id_index" ON "peer_example_marks" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "peer_example_marks_lesson_id_quiz_id_question_id_index" ON "peer_example_marks" USING btree ("lesson_id","quiz_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "peer_review_of_person" ON "peer_reviews" USING btree ("attempt_id","question_id","reviewer_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_school_id_index" ON "peer_reviews" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_reviewer_id_lesson_id_quiz_id_index" ON "peer_reviews" USING btree ("reviewer_id","lesson_id","quiz_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_author_id_lesson_id_quiz_id_index" ON "peer_reviews" USING btree ("author_id","lesson_id","quiz_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_lesson_id_quiz_id_question_id_author_id_index" ON "peer_reviews" USING btree ("lesson_id","quiz_id","question_id","author_id");--> statement-breakpoint
CREATE INDEX "peer_reviews_to_give" ON "peer_reviews" USING btree ("due_at") WHERE state = 'drawn';