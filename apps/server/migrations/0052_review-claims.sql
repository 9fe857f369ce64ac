CREATE TABLE "attempt_claims" (
	"attempt_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"claimed_by" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_claims_attempt_id_pk" PRIMARY KEY("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "attempt_claims" ADD CONSTRAINT "attempt_claims_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_claims_claimed_by_index" ON "attempt_claims" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "attempts_waiting" ON "attempts" USING btree ("school_id","finished_at","id") WHERE status_id = 6;