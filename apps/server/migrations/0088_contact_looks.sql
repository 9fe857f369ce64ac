CREATE TABLE "contact_looks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"school_id" bigint NOT NULL,
	"user_id" bigint,
	"contact_id" bigint,
	"kind" text NOT NULL,
	"hour" integer,
	"contacts" integer,
	"format" text,
	"has_addresses" boolean
);
--> statement-breakpoint
ALTER TABLE "contact_looks" ADD CONSTRAINT "contact_looks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_looks_once_an_hour" ON "contact_looks" USING btree ("school_id","contact_id","user_id","hour");--> statement-breakpoint
CREATE INDEX "contact_looks_school_id_id_index" ON "contact_looks" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "contact_looks_school_id_user_id_id_index" ON "contact_looks" USING btree ("school_id","user_id","id");--> statement-breakpoint
CREATE INDEX "contact_looks_at_index" ON "contact_looks" USING btree ("at");