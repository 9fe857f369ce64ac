CREATE TABLE "review_remark_uses" (
	"remark_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_remark_uses_user_id_remark_id_pk" PRIMARY KEY("user_id","remark_id")
);
--> statement-breakpoint
CREATE TABLE "review_remarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"school_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_remarks_key" UNIQUE("user_id","school_id","key")
);
--> statement-breakpoint
ALTER TABLE "review_remark_uses" ADD CONSTRAINT "review_remark_uses_remark_id_review_remarks_id_fk" FOREIGN KEY ("remark_id") REFERENCES "public"."review_remarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_remark_uses_remark_id_index" ON "review_remark_uses" USING btree ("remark_id");--> statement-breakpoint
CREATE INDEX "review_remarks_shared" ON "review_remarks" USING btree ("school_id") WHERE is_shared;