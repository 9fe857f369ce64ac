CREATE TABLE "comment_allowances" (
	"school_id" bigint NOT NULL,
	"root_attempt_id" bigint NOT NULL,
	"part_type" text NOT NULL,
	"part_id" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_allowances_root_attempt_id_part_type_part_id_pk" PRIMARY KEY("root_attempt_id","part_type","part_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reads" (
	"comment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_reads_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"commentable_type" text NOT NULL,
	"commentable_id" bigint NOT NULL,
	"attempt_id" bigint,
	"question_id" text,
	"statement_id" text,
	"answer_group_id" text,
	"thread_id" bigint,
	"parent_id" bigint,
	"author_id" bigint,
	"is_by_team" boolean NOT NULL,
	"addressee_id" bigint,
	"text" text NOT NULL,
	"file_uuids" jsonb NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" bigint
);
--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_allowances_school_id_index" ON "comment_allowances" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "comment_reads_comment_id_index" ON "comment_reads" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comments_of_place" ON "comments" USING btree ("school_id","commentable_type","commentable_id",coalesce(thread_id, id),"id");--> statement-breakpoint
CREATE INDEX "comments_of_thread" ON "comments" USING btree ("thread_id") WHERE thread_id is not null;--> statement-breakpoint
CREATE INDEX "comments_of_question" ON "comments" USING btree ("lesson_id","question_id") WHERE question_id is not null;--> statement-breakpoint
CREATE INDEX "comments_author_id_created_at_index" ON "comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_school_id_created_at_index" ON "comments" USING btree ("school_id","created_at");