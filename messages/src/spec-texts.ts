/**
 * The texts of the specification that people read, one a line, by its sections. {braces}: a value. What it only names
 * inside a sentence begins with a capital, as a label does. Times and money are not here: the region writes them.
 */
export const SPEC_TEXTS = `
## 2 Routes
404 Page Not Found

## 2 Home
Administrator Registration
New Organization
Existing Administrator/User
Your Organization
How It Works
LOADING
Multi-tenant
Organization-managed
Real-time
24/7 access

## 2 Bottom navigation
Dash
Book
Status
Org
Bug
Theme
Sign Out
Register
Sign In

## 2 Sign-in
Continue with {Google}
Continue with {Apple}
Forgot Password
Register here
Back to Home
Login Successful
OK

## 2 Administrator registration
I will not have a vehicle
Submit Registration
Submitting...
Organization Created Successfully
Return Home

## 2 Complete Registration
Complete Registration
Check Registration Status

## 2 Forgot password
Forgot Your Password?
Email Address
Send Reset Email
Sending...
Back to Sign In
Register here
Check Your Email
Try Another Email

## 2 Reset password
Back to Login

## 2 Member dashboard
Authentication Required
Account Pending
My Upcoming Reservations
Recent Activity
My Profile
Eco Impact
Please Sign In

## 2 Booking
Registration Required
Reservation Summary
FREE
Booking Guidelines
Reservation Confirmed!

## 2 Charger Status & Reservations
Charger Status & Reservations
Reservation Details
Reserved by
Vehicle
Location
Charger

## 2 Admin dashboard
Users
Locations
Reservations
Settings
Approve
Reject
Not Logged In
Pending approvals
Active users

## 2 Reusable parts
Available
Not Available
Selected

## 2 Privacy Settings Explainer
Reset
Show Reservation Details
Maximum privacy
Basic info
Collaborative

## 2 Organization admin page
Members
Invites
Locations
Billing
Settings
No Organization Access
Create Organization
Access Restricted
Return to Home
Edit
Approve
No pending invitations
Add Location
Delete {name}?
No charging locations yet
Add Your First Location
How Billing Works
Change Plan
Payment History
Subscription Management
Cancel Subscription
How it Works
Back to Settings
Description
Contact email
Contact phone
Plan

## 2 Create organization
Sign In Required
Complete Your Profile

## 2 Invitation page
Invalid Invitation
This invitation link is invalid or has expired.
Go Home
Go to Dashboard
Invitation Expired
Accept Invitation
Decline
New User - Create Account
Existing User - Sign In
Decline Invitation
Back
Other (Custom)
Complete Registration & Join Organization
This invitation has already been accepted.
This invitation has already been declined.
This invitation has already been revoked.

## 2 Bug/feature report
Report a Bug
Request a Feature
Change Type
In Progress
Completed
Pending

## 2 Developer portal
Logout
Tickets
Administrators
Total
Bugs
Features
Archive Old
Pause
Reinstate
Reset Password
Deactivate Account
Reactivate Account
Close
Send Reset Link to Email
Generate Link to Copy
Username

## 2 Payment setup
Setup Complete!
Go to Dashboard

## 2 Billing and Account
Billing and Account

## 2 Terms and Conditions
Terms and Conditions
Administrator responsibilities
Limitation of liability
Indemnification
No responsibility for user disputes
Assumption of risk
Warranty disclaimer
Data and privacy
Termination
Governing law
Changes
Contact
Effective {January 2025}

## 2 Demo screens
Setup Incomplete
Set up now
7.9 kW
Today, 8:12 PM
Building A - Spot 3
3 hours
Level 2 - 7.9 kW
Book Charging
Find Stations
Charging Status
Settings
Standard
Eco-Charging
OFF
Lid
Open
Charging Programs
Charging Pauses
Inactive
Stations
Reserve Charging
Building A - Executive Parking
Building B - Employee Parking
Building C - Visitor Parking
Confirm Reservation
View All Spots
Peak Hours Alert
Reserve Now
Map View
Availability Calendar
All Locations
Building A
Building B
Book for {time}
High Availability
Limited
Nearly Full
Availability
Peak Hours Active
Dash
Exit
{99} mi now
about {333} mi
Today 8:12 PM
Charging Status and Settings
Operational
about 15 min
2:30 PM
Best time 6:00 AM - 8:00 AM
Avoid 11:00 AM - 2:00 PM
Book
Status
Org
Bug
Theme
All
Available
Reserved

## 3 Reference lists
Black
White
Silver
Gray
Red
Blue
Green
Brown
Beige
Gold
Other
Free
District of Columbia

## 4 States and transitions
No changes
Unknown
Expected
Grace period expired
Pending
In Progress
Completed
Occupied
Low
Normal
High
Urgent

## 5 Validation rules
Please enter a valid email address
Password is required
First name is required
Last name is required
Invalid email address
Email is required
Phone number must be at least 10 digits
Password must be at least 8 characters
Passwords don't match
Time slot must be in format 'start-end'
Validation Error
Please enter your first name.
Please enter your last name.
Please enter your email address.
Please enter your vehicle make.
Please enter your vehicle model.
Please select or enter your vehicle color.
Please enter your license plate number.
Please select a plate state.
Please select a plate type.
Past date
Outside booking range
Location closed
Available for booking
Missing required information for reservation
This time slot is not available for booking.
You already have a reservation on {date} from {h} to {h}
You already have a reservation at this time on {date} ({h} to {h})
Booking Conflict
Time Conflict
Please fill in all fields with valid data
Organization not found
Please enter an email address.
Organization name must be at least 2 characters
Vehicle make is required
License plate is required
Emergency contact is required
Vehicle year is required
License plate state is required
Category is required
Sub-category is required
Description must be at least {10} characters
Description must be {500} characters or less
Username is required
Message is required
Password must contain at least one uppercase letter
Password must contain at least one lowercase letter
Password must contain at least one number
Passwords do not match
Reservations are only available during peak hours. Off-peak hours are first-come, first-serve only.
Agreement Required: Please accept the organization agreement to continue.
Email Required: Please provide your email address to submit the report.

## 7 The calls it makes
Invitation Declined

## 8 The error catalogue
Login Failed
{Google} Sign-In Not Yet Configured
{Apple} Sign-In Not Yet Configured
Error
Failed to initiate {Apple} Sign-In.
Incomplete Registration Detected
You have an incomplete registration. Would you like to complete it?
Complete Registration
Partial Registration
Your account was created but setup failed.
Complete Setup
Registration Failed
There was an error submitting your registration.
Account Created
Your account was created but organization setup failed. You can complete registration later.
Complete Now
Organization Created
Redirecting to payment setup...
No account found with this email. Please register first.
Incomplete registration found. You can complete it below.
Registration is already complete. Please login.
Failed to check registration status. Please try again.
Failed to complete registration
Failed to complete registration. Please try again.
Registration completed successfully!
Failed to cancel reservation.
Failed to confirm arrival.
Reservation Cancelled
Arrival Confirmed
Reservation Updated
Booking Failed
Failed to book the reservation.
Invalid time
Hours not available
Closed today
Not set
Failed to update profile information.
Failed to update profile. Please try again.
Profile Updated
Failed to approve user.
Failed to reject user.
User Approved
User Rejected
Failed to update settings.
Failed to send invitation
Failed to revoke invitation
Failed to update privacy settings
Failed to update reservation settings
Failed to update member
Failed to create organization
Failed to purchase add-on
Failed to add location
Failed to update location
Failed to delete location
Failed to update settings
Failed to change plan
Failed to cancel add-on
Failed to update add-on
Failed to cancel subscription
Your session has expired. Please refresh the page and try again.
Organization created successfully!
Failed to load invitation details.
Failed to decline invitation
Failed to accept invitation
Submission Failed
Failed to submit report
Failed to Add Response
Invalid credentials
Failed to update user status
Failed to generate password reset
Failed to create admin account
Payment setup failed
Failed to activate subscription
An unexpected error occurred.
Unable to initialize payment setup. Please try again later.
No Billing Information
Unable to load billing information. Please try again later.
Invalid Token
This reset link is invalid or has expired
Reset Failed
Failed to reset password
Reset Email Sent
If an account exists with this email, you will receive password reset instructions.
Failed to load ticket details
Network error - please try again
Please sign in to continue with payment setup
Failed to initialize payment setup.

## 9 Business constants and limits
24/7 phone support
Basic
Premium
Enterprise
Priority support
Custom features
`;
