UPDATE "bank_questions" SET "words" = lower("words");--> statement-breakpoint
DROP INDEX "quiz_bank_questions_school_id_index";--> statement-breakpoint
CREATE INDEX "bank_questions_by_words" ON "bank_questions" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quiz_bank_questions_school_id_bank_question_id_index" ON "quiz_bank_questions" USING btree ("school_id","bank_question_id");