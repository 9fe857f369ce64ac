CREATE TABLE "comment_cases" (
	"comment_id" bigint PRIMARY KEY NOT NULL,
	"school_id" bigint NOT NULL,
	"state" text NOT NULL,
	"hold_reason" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"comment_id" bigint NOT NULL,
	"reporter_id" bigint,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_restrictions" (
	"school_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"until" timestamp (3) with time zone,
	"is_everywhere" boolean NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" bigint,
	CONSTRAINT "comment_restrictions_school_id_user_id_pk" PRIMARY KEY("school_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_rules" (
	"school_id" bigint PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_products" ADD COLUMN "distribution" jsonb;--> statement-breakpoint
ALTER TABLE "comment_cases" ADD CONSTRAINT "comment_cases_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_cases_school_id_state_opened_at_index" ON "comment_cases" USING btree ("school_id","state","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_report_of_person" ON "comment_reports" USING btree ("comment_id","reporter_id");--> statement-breakpoint
CREATE INDEX "comment_reports_reporter_id_created_at_index" ON "comment_reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "comment_restrictions_user_id_index" ON "comment_restrictions" USING btree ("user_id");